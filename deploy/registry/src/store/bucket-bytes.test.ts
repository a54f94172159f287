import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { objectOfContent } from '../file-names.ts';
import { startBuckets, type TestBuckets } from '../testing/test-stores.ts';
import { BucketBytes } from './bucket-bytes.ts';
import { ObjectStore } from './object-store.ts';

const content = Buffer.from('a file of a release'.repeat(1000));
const hash = objectOfContent(content);

let buckets: TestBuckets;
beforeAll(async () => {
  buckets = await startBuckets();
});
afterAll(() => buckets.close());

/** An upload whose sender dies in the middle of it. */
function breakOffUpload(url: string): Promise<void> {
  return new Promise((resolve) => {
    const upload = request(url, { method: 'PUT', headers: { 'content-length': content.length } });
    upload.once('error', () => resolve());
    upload.write(content.subarray(0, 5000), () => setTimeout(() => upload.destroy(new Error('killed')), 50));
  });
}

it('an upload that broke off is not there, though the server has kept half of it, and is sent again', async () => {
  const bucket = buckets.bucket();
  const bytes = await BucketBytes.open(bucket);
  const objects = new ObjectStore(bytes);
  const name = `objects/${hash.slice(0, 2)}/${hash}`;
  await breakOffUpload(`${bucket}/${name}`);
  for (let left = 100; left > 0 && !(await bytes.read(name)); left -= 1) await wait(20);
  expect((await bytes.read(name))?.length).toBeLessThan(content.length);

  expect(await objects.has(hash)).toBe(false);
  await objects.write(hash, content);
  expect(await objects.has(hash)).toBe(true);
  expect(await objects.read(hash)).toEqual(content);
  await objects.close();
});
