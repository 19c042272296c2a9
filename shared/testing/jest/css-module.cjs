// A CSS module in tests: every class name is its own key.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, key) => String(key) }) };
