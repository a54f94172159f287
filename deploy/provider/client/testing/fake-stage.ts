/** A stage that records its calls; its texts are the keys with their values. */
export function fakeStage() {
  return {
    say: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
    write: (minor: number) => `${minor / 100} P`,
    box: { show: jest.fn(), run: jest.fn(), hurry: jest.fn(), land: jest.fn(async () => {}), markScatters: jest.fn() },
    bar: {
      setBalance: jest.fn(),
      setWin: jest.fn(),
      setSpinning: jest.fn(),
      setOffline: jest.fn(),
      stake: { value: 100 },
    },
    notice: { show: jest.fn(), hide: jest.fn() },
    parade: { start: jest.fn(), stop: jest.fn() },
    announce: jest.fn(),
    celebrate: jest.fn(),
    describeGrid: jest.fn(),
    offerFreeSpins: jest.fn(async () => {}),
    showFreeSpin: jest.fn(),
    rest: jest.fn(),
    lastStops: () => [1, 2, 3, 4, 5],
    setNonce: jest.fn(),
    setPaused: jest.fn(),
    isCovered: () => false,
    end: jest.fn(),
  };
}
