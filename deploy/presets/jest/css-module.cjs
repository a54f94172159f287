// A CSS module in a test: every class has its own name as value.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
