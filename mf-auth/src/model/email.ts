/** Whether it has the form of an address; whether it is one is known only by whoever gets the mail. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
