// A CSS module in a test: every class is named after itself.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
