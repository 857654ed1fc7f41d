export const FREE_NAME = /^free_([0-9A-Z]{26})$/;
/** How requests, addresses and columns name a field of the agency's own. */
export const freeName = (id: string): string => `free_${id}`;
export const isFreeName = (name: string): boolean => FREE_NAME.test(name);
export const freeIdOf = (name: string): string | undefined => FREE_NAME.exec(name)?.[1];
