import { CreatorPage } from '../../templates/CreatorPage.tsx';

/** SPEC 2.4, creators/kebnekajsa. */
export default function KebnekajsaPage() {
  return <CreatorPage page="creatorKebnekajsa" slug="kebnekajsa" tone="teal" />;
}
