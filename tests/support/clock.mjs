// Use with `node --import`: starts the process's clock at CLOCK, an ISO 8601 instant.
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
