const sheet = (ink: string, ground: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200"><path fill="${ground}" d="M0 0h900v1200H0z"/><path fill="none" stroke="${ink}" stroke-width="24" d="M60 60h780v1080H60z"/><circle cx="450" cy="520" r="230" fill="${ink}"/></svg>`,
  )}`;

const drawing = { src: sheet('#e5242a', '#ffc61a'), unstruck: sheet('#17131f', '#f6e6c8') };
export const picture = {
  sv: { ...drawing, alt: 'Etiketten för Gunvor, nummer 1.' },
  en: { ...drawing, alt: 'The label for Gunvor, number 1.' },
};
