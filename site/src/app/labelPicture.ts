import type { LabelOwner, LabelWords, OwnFormat } from '@tand/art/own-label';

export const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Loads the drawing code, with the first label. */
export const importLabels = () => import('@tand/art/own-label');

/** Downloads a label as a PNG (LABEL-2). */
export async function saveLabel(owner: LabelOwner, words: LabelWords, format: OwnFormat): Promise<void> {
  const { OWN_FORMATS, ownLabel } = await importLabels();
  const [width, height] = OWN_FORMATS[format];
  const image = new Image(width, height);
  image.src = svgAddress(ownLabel(owner, words, format));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  const file = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve));
  if (!file) return;
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: `tand-${owner.number ?? 'label'}-${format}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
