// `node --import` of this sets the clock of a process to CLOCK, an instant in ISO 8601, from where it runs on.
const shift = Date.parse(process.env.CLOCK ?? '') - Date.now();
const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length > 0 ? given : [Real.now() + shift]));
  }
  static now() {
    return Real.now() + shift;
  }
};
