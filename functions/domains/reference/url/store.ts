import { MasterStore } from '#functions/platform/record/master.ts';
import type { UrlInput } from '#shared/domains/reference/url/contract.ts';

export const urlStore = new MasterStore<UrlInput>({
  name: 'url',
  sorted: true,
  words: ({ url, description }) => `${url} ${description}`,
});
