// What a test waits for comes; on a machine that others use as well it may take longer than a second.
const { configure } = require('@testing-library/react');

configure({ asyncUtilTimeout: 5_000 });
