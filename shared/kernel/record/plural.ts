/** Builds the name of a kind of record in /api/v1: `company` -> `companies`. */
export const pluralOf = (entity: string): string => `${entity.toLowerCase()}s`.replace(/ys$/, 'ies');
