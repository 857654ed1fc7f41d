import { msg } from '@lingui/core/macro';
import type { FileGroup, SizeBand } from '#shared/domains/attached/file/rules.ts';
import type { FileKind } from '#shared/domains/attached/file/schemas.ts';
import { wordsHook } from '#web/platform/words-hook.ts';

export const useFileKinds = wordsHook<FileKind>({
  contract: msg`Contract`,
  rider: msg`Rider`,
  technical: msg({ context: 'file', message: 'Technical' }),
  press: msg({ context: 'file', message: 'Press' }),
  travel: msg({ context: 'file', message: 'Travel' }),
  finance: msg({ context: 'file', message: 'Finance' }),
  mandate: msg({ context: 'file', message: 'Mandate to invoice' }),
  selfBilling: msg({ context: 'file', message: 'Agreement on self-billing' }),
  other: msg({ context: 'file', message: 'Other' }),
});

export const useFileGroups = wordsHook<FileGroup>({
  pdf: msg`PDF`,
  image: msg`Picture`,
  text: msg({ context: 'file', message: 'Text or slides' }),
  sheet: msg`Spreadsheet`,
  archive: msg`Archive`,
  media: msg`Audio or video`,
  other: msg({ context: 'file', message: 'Other' }),
});

export const useSizeBands = wordsHook<SizeBand>({
  small: msg`up to 1 MB`,
  medium: msg`1 to 10 MB`,
  large: msg`10 to 50 MB`,
  huge: msg`over 50 MB`,
});
