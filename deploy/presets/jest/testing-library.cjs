const { configure, getConfig } = require('@testing-library/react');

const { getElementError } = getConfig();

/** While a test waits, every attempt throws an error, and only the last is shown: its message is made when it is read. */
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
