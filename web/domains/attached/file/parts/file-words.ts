import { useLingui } from '@lingui/react/macro';
import type { FileGroup, SizeBand } from '#shared/domains/attached/file/rules.ts';
import type { FileKind } from '#shared/domains/attached/file/schemas.ts';

export function useFileKinds(): Readonly<Record<FileKind, string>> {
  const { t } = useLingui();
  return {
    contract: t`Contract`,
    rider: t`Rider`,
    technical: t({ context: 'file', message: 'Technical' }),
    press: t({ context: 'file', message: 'Press' }),
    travel: t({ context: 'file', message: 'Travel' }),
    finance: t({ context: 'file', message: 'Finance' }),
    mandate: t({ context: 'file', message: 'Mandate to invoice' }),
    selfBilling: t({ context: 'file', message: 'Agreement on self-billing' }),
    other: t({ context: 'file', message: 'Other' }),
  };
}

export function useFileGroups(): Readonly<Record<FileGroup, string>> {
  const { t } = useLingui();
  return {
    pdf: t`PDF`,
    image: t`Picture`,
    text: t({ context: 'file', message: 'Text or slides' }),
    sheet: t`Spreadsheet`,
    archive: t`Archive`,
    media: t`Audio or video`,
    other: t({ context: 'file', message: 'Other' }),
  };
}

export function useSizeBands(): Readonly<Record<SizeBand, string>> {
  const { t } = useLingui();
  return { small: t`up to 1 MB`, medium: t`1 to 10 MB`, large: t`10 to 50 MB`, huge: t`over 50 MB` };
}
