/** Visitors are divided into this many parts: a share has two decimals. */
export const buckets = 10_000;

/**
 * The part that a visitor belongs to, from 0 to {@link buckets} − 1: the same at every visit, and independent of the part
 * in which the visitor is for another remote or another release.
 */
export function bucketOf(remote: string, version: string, subject: string): number {
  return mixed(hashed(`${remote}\n${version}\n${subject}`)) % buckets;
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv). */
function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The last step of MurmurHash3: without it, subjects that differ in their last letters would lie close together. */
function mixed(hash: number): number {
  let bits = hash;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
