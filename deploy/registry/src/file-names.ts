/** The name of the object with this hash; `integrity` is as in {@link FileList}. */
export const objectOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');

/** The file of a release that says what it is. */
export const recordName = (id: string): string => (id === 'shell' ? 'shell.json' : 'remote.json');
