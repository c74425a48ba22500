/** Topics of films in sign language; 'tickets' needs the links `signedTickets` and `signedTicketsEmbed`. */
export const signedTopics = ['tickets', 'travel', 'rules', 'consent'] as const;
type Links = Readonly<Partial<Record<string, string>>>;

export function signedFilms(links: Links): Partial<Record<(typeof signedTopics)[number], { href: string; src: string }>> {
  return Object.fromEntries(
    signedTopics.flatMap(topic => {
      const name = `signed${topic.charAt(0).toUpperCase()}${topic.slice(1)}`;
      const [href, src] = [links[name], links[`${name}Embed`]];
      return href && src ? [[topic, { href, src }]] : [];
    }),
  );
}

interface Gap {
  id: 'elsewhere' | 'films' | 'signed' | 'readers';
  isOpen: (links: Links) => boolean;
}

/** Gaps that the accessibility statement lists while they are open (INFO-18). */
export const knownGaps: readonly Gap[] = [
  { id: 'elsewhere', isOpen: links => Object.keys(links).some(name => /(?:map|form)embed$/i.test(name)) },
  { id: 'films', isOpen: links => Object.keys(links).some(name => /(?:trailer|video)embed$/i.test(name)) },
  { id: 'readers', isOpen: () => true },
  { id: 'signed', isOpen: links => Object.keys(signedFilms(links)).length < signedTopics.length },
];
