import StyleDictionary from 'style-dictionary';

// Writes the tokens as CSS variables for any framework; every warning is an error.
const tokens = '../node_modules/@tand/ui/dist';
for (const [name, source] of [
  ['light', []],
  ['night', [`${tokens}/night.tokens.json`]],
]) {
  const dictionary = new StyleDictionary({
    include: [`${tokens}/tokens.json`],
    source,
    log: { warnings: 'error', verbosity: 'silent' },
    platforms: { css: { transformGroup: 'css', buildPath: 'out/', files: [{ destination: `${name}.css`, format: 'css/variables' }] } },
  });
  await dictionary.buildAllPlatforms();
}
