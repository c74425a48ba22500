export default {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['./setup.js'],
  transform: {
    '\\.jsx?$': ['@swc/jest', { jsc: { parser: { syntax: 'ecmascript', jsx: true }, transform: { react: { runtime: 'automatic' } } } }],
  },
  // The library is ESM.
  transformIgnorePatterns: ['/node_modules/(?!@tand/)'],
};
