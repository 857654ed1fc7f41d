import { type PaperBrand, Sheet } from '#functions/platform/documents/pdf-kit.tsx';
import type { ContractDocument } from '#shared/domains/contract/document.ts';
import { Finance } from './finance.tsx';
import { Engagement, Opening } from './opening.tsx';
import { fillIn, paperOf } from './paper.ts';
import { Terms } from './terms.tsx';

/** The standard layout of a contract; import only by `import()`. */
export const contractSheet = (contract: ContractDocument, brand: PaperBrand) => {
  const paper = paperOf(contract, brand.color);
  const { texts, formats } = paper;
  const reference = [
    `${texts.contract} ${contract.number}`,
    fillIn(texts.dated, { date: formats.day(contract.date) }),
    ...(contract.version > 1 ? [fillIn(texts.version, { version: contract.version })] : []),
  ];
  return Sheet({
    brand,
    locale: contract.locale,
    title: `${texts.title} ${contract.number}`,
    reference,
    pageText: texts.page,
    children: (
      <>
        <Opening paper={paper} />
        <Engagement paper={paper} />
        <Finance paper={paper} />
        <Terms paper={paper} />
      </>
    ),
  });
};
