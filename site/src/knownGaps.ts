/** What is to be told in sign language. Its film is an address of the edition's, `signedTickets` and `signedTicketsEmbed`. */
export const signedTopics = ['tickets', 'travel', 'rules', 'consent'] as const;
type Links = Readonly<Partial<Record<string, string>>>;

/** The film of each topic that has one: where it is, and what a page frames. */
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
  /** Names it in the copy of the statement. */
  id: 'elsewhere' | 'films' | 'consent' | 'signed';
  /** Whether it is there, by the edition's addresses. */
  isOpen: (links: Links) => boolean;
  /** Rules of axe that pages break by it: the checks let nothing else pass. */
  violates?: readonly string[];
}

/** What falls short of the site's aim (INFO-18): the accessibility statement lists what is open, and the checks forgive what is listed. */
export const knownGaps: readonly Gap[] = [
  { id: 'elsewhere', isOpen: links => Object.keys(links).some(name => /(?:map|form)embed$/i.test(name)) },
  { id: 'films', isOpen: links => Object.keys(links).some(name => /(?:trailer|video)embed$/i.test(name)) },
  { id: 'consent', isOpen: () => true },
  { id: 'signed', isOpen: links => Object.keys(signedFilms(links)).length < signedTopics.length },
];
