const { configure, getConfig } = require('@testing-library/react');

const { getElementError } = getConfig();

/** A test that waits throws one at every look, and shows the last one: the document is printed when that is read. */
function elementError(message, container) {
  const isWaiting = getConfig()._disableExpensiveErrorDiagnostics;
  const error = isWaiting ? new Error() : getElementError(message, container);
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError);
  const get = () => getElementError(message, container).message;
  return isWaiting ? Object.defineProperty(error, 'message', { configurable: true, get }) : error;
}

// On a busy machine, what a test waits for may take longer than the default second.
configure({ asyncUtilTimeout: 15_000, getElementError: elementError });
