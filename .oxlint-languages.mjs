/** Refuses a second list of the languages of content, such as `['sv', 'en']` or `'sv' | 'en'`. */
const message = 'The languages are listed in packages/festival/src/languages.ts and in `languages` of edition.ts: import them.';

export default {
  meta: { name: 'languages' },
  rules: {
    'one-list': {
      create(context) {
        const check = (node, values) => {
          if (values.includes('sv') && values.includes('en')) context.report({ node, message });
        };
        return {
          ArrayExpression: node =>
            check(
              node,
              node.elements.map(one => one?.value),
            ),
          TSUnionType: node =>
            check(
              node,
              node.types.map(one => one.literal?.value),
            ),
        };
      },
    },
  },
};
