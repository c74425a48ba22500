export const addresses = { sv: '/', en: '/en/' } as const;
export type Lang = keyof typeof addresses;

export const words = {
  sv: {
    name: 'Kvarndagen',
    home: 'Kvarndagen, till början',
    lines: ['Hela', 'dagen', 'i kvarnen'],
    date: 'Lördag 11 september',
    lead: 'Bröd ur ugnen, musik på lastkajen och en kvarn som går för första gången på sextio år.',
    sign: 'Anmäl dig',
    navigation: 'Huvudmeny',
    languages: 'Språk',
    footer: 'Sidfot',
    write: 'Skriv till oss',
    contact: 'Kontakt',
    programme: {
      title: 'Dagen',
      items: [
        { title: '10.00 Kvarnen startar', text: 'Mjölnaren visar hjulet, stenarna och mjölet.' },
        { title: '12.00 Bröd ur ugnen', text: 'Ta med en deg eller köp en limpa.' },
        { title: '15.00 Musik på lastkajen', text: 'Tre band och ett dansgolv av gamla plankor.' },
      ],
    },
    questions: {
      title: 'Frågor',
      items: [
        { id: 'cost', title: 'Vad kostar det?', content: 'Ingenting. Brödet betalar du på plats.' },
        { id: 'dogs', title: 'Får hunden följa med?', content: 'Ja, i koppel. I kvarnen får den vänta utanför.' },
      ],
    },
  },
  en: {
    name: 'Mill Day',
    home: 'Mill Day, to the top',
    lines: ['All day', 'at the', 'mill'],
    date: 'Saturday 11 September',
    lead: 'Bread from the oven, music on the loading dock, and a mill that runs for the first time in sixty years.',
    sign: 'Sign up',
    navigation: 'Main menu',
    languages: 'Language',
    footer: 'Footer',
    write: 'Write to us',
    contact: 'Contact',
    programme: {
      title: 'The day',
      items: [
        { title: '10.00 The mill starts', text: 'The miller shows the wheel, the stones and the flour.' },
        { title: '12.00 Bread from the oven', text: 'Bring a dough, or buy a loaf.' },
        { title: '15.00 Music on the loading dock', text: 'Three bands and a dance floor of old planks.' },
      ],
    },
    questions: {
      title: 'Questions',
      items: [
        { id: 'cost', title: 'What does it cost?', content: 'Nothing. You pay for the bread when you are here.' },
        { id: 'dogs', title: 'May I bring my dog?', content: 'Yes, on a lead. It has to wait outside the mill itself.' },
      ],
    },
  },
} as const;
