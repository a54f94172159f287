// On a busy machine, what a test waits for may take longer than the default second.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 15_000 });
