import type { PaperBrand } from '#functions/platform/documents/pdf-kit.tsx';
import type { ContractDocument } from '#shared/domains/contract/document.ts';

/** The contract in the standard layout as PDF; the library loads with the first call. */
export async function renderContract(contract: ContractDocument, brand: PaperBrand): Promise<Uint8Array> {
  const [{ renderPdf }, { contractSheet }] = await Promise.all([
    import('#functions/platform/documents/pdf-render.ts'),
    import('./sheet.tsx'),
  ]);
  return renderPdf(contractSheet(contract, brand));
}
