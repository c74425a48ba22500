// Run by the boot script, a file by itself: keeps the site for use without a network while a page is not hydrated. A newer build
// is offered once React is there; until then each link leads to it anyway.
import '../trusted.ts';
import { keepProgramme } from './keepProgramme.ts';
import { register } from './registration.ts';

if ('serviceWorker' in navigator)
  register(() => {})
    .then(registration => registration && keepProgramme())
    .catch((error: unknown) => console.warn('The site could not be kept for use without a network.', error));
