import { leaf, node, xmlDocument } from '#shared/kernel/text/xml-text.ts';
import type { EAllowance, EDocument, EGroup, ELine, EParty, EVat } from './business-terms.ts';
import { allowanceSum, isCreditCode, profileOf, reasonOf, transferCode } from './codes.ts';
import { amountText, percentText, quantityText } from './decimal.ts';

/** A document that the buyer issues has a profile of its own (money section 12). */
const customizationOf = (document: EDocument) =>
  `urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:${profileOf(document)}:3.0`;
const processOf = (document: EDocument) => `urn:fdc:peppol.eu:2017:poacc:${profileOf(document)}:01:1.0`;
const NAMESPACE = 'urn:oasis:names:specification:ubl:schema:xsd:';
const scheme = node('cac:TaxScheme', leaf('cbc:ID', 'VAT'));
/** The VAT category of a line, a group or an allowance. Outside the scope there is no rate (BR-O-05). */
const category = (name: string, { category: code, rate }: EVat, ...reason: readonly string[]): string =>
  node(name, leaf('cbc:ID', code), code === 'O' ? '' : leaf('cbc:Percent', percentText(rate)), ...reason, scheme);

const addressOf = (party: EParty): string =>
  node(
    'cac:PostalAddress',
    leaf('cbc:StreetName', party.street),
    leaf('cbc:AdditionalStreetName', party.street2),
    leaf('cbc:CityName', party.city),
    leaf('cbc:PostalZone', party.postcode),
    leaf('cbc:CountrySubentity', party.subdivision),
    node('cac:Country', leaf('cbc:IdentificationCode', party.country)),
  );

const partyOf = (party: EParty): string =>
  node(
    'cac:Party',
    leaf('cbc:EndpointID', party.address?.id, { schemeID: party.address?.scheme }),
    node('cac:PartyName', leaf('cbc:Name', party.name)),
    addressOf(party),
    party.vatNumber ? node('cac:PartyTaxScheme', leaf('cbc:CompanyID', party.vatNumber), scheme) : '',
    node(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', party.name),
      leaf('cbc:CompanyID', party.registerNumber, { schemeID: party.registerScheme }),
    ),
    node(
      'cac:Contact',
      leaf('cbc:Name', party.contact?.name),
      leaf('cbc:Telephone', party.contact?.phone),
      leaf('cbc:ElectronicMail', party.contact?.email),
    ),
  );

/** The delivery. A supply within the Union names its day and its country (BR-IC-11, BR-IC-12). */
const deliveryOf = ({ groups, supplyTo, buyer }: EDocument): string =>
  groups.some((group) => group.category === 'K')
    ? node(
        'cac:Delivery',
        leaf('cbc:ActualDeliveryDate', supplyTo),
        node(
          'cac:DeliveryLocation',
          node('cac:Address', node('cac:Country', leaf('cbc:IdentificationCode', buyer.country))),
        ),
      )
    : '';

const paymentOf = ({ payTo, number, currency }: EDocument): string =>
  payTo
    ? node(
        'cac:PaymentMeans',
        leaf('cbc:PaymentMeansCode', transferCode(currency)),
        leaf('cbc:PaymentID', number),
        node(
          'cac:PayeeFinancialAccount',
          leaf('cbc:ID', payTo.iban),
          leaf('cbc:Name', payTo.holder),
          node('cac:FinancialInstitutionBranch', leaf('cbc:ID', payTo.bic)),
        ),
      )
    : '';

const money = (name: string, minor: number, currency: string): string =>
  leaf(name, amountText(minor, currency), { currencyID: currency });

function allowanceOf({ currency }: EDocument, given: Pick<EAllowance, 'isCharge' | 'amount'>, vat = ''): string {
  const reason = reasonOf(given);
  return node(
    'cac:AllowanceCharge',
    leaf('cbc:ChargeIndicator', String(given.isCharge)),
    leaf('cbc:AllowanceChargeReasonCode', reason.code),
    leaf('cbc:AllowanceChargeReason', reason.text),
    money('cbc:Amount', given.amount, currency),
    vat,
  );
}

const subtotalOf = ({ currency }: EDocument, group: EGroup): string =>
  node(
    'cac:TaxSubtotal',
    money('cbc:TaxableAmount', group.taxable, currency),
    money('cbc:TaxAmount', group.tax, currency),
    category(
      'cac:TaxCategory',
      group,
      leaf('cbc:TaxExemptionReasonCode', group.reasonCode),
      leaf('cbc:TaxExemptionReason', group.reason),
    ),
  );

const rootOf = ({ typeCode }: EDocument) => (isCreditCode(typeCode) ? 'CreditNote' : 'Invoice');

function lineOf(document: EDocument, line: ELine, i: number): string {
  const root = rootOf(document);
  const { currency } = document;
  return node(
    `cac:${root}Line`,
    leaf('cbc:ID', String(i + 1)),
    leaf(root === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity', quantityText(line.quantity), {
      unitCode: line.unit,
    }),
    money('cbc:LineExtensionAmount', line.net, currency),
    line.discount > 0 ? allowanceOf(document, { isCharge: false, amount: line.discount }) : '',
    node('cac:Item', leaf('cbc:Name', line.text), category('cac:ClassifiedTaxCategory', line)),
    node('cac:Price', leaf('cbc:PriceAmount', line.price, { currencyID: currency })),
  );
}

/** The VAT; a second total has it in the currency of the bookkeeping. Then the sums of the document. */
const totalsOf = (document: EDocument): string[] => {
  const { currency, taxInBase, groups } = document;
  const [allowances, charges] = [allowanceSum(document, false), allowanceSum(document, true)];
  return [
    node(
      'cac:TaxTotal',
      money('cbc:TaxAmount', document.tax, currency),
      ...groups.map((group) => subtotalOf(document, group)),
    ),
    taxInBase ? node('cac:TaxTotal', money('cbc:TaxAmount', taxInBase.tax, taxInBase.currency)) : '',
    node(
      'cac:LegalMonetaryTotal',
      money('cbc:LineExtensionAmount', document.lineSum, currency),
      money('cbc:TaxExclusiveAmount', document.net, currency),
      money('cbc:TaxInclusiveAmount', document.total, currency),
      allowances > 0 ? money('cbc:AllowanceTotalAmount', allowances, currency) : '',
      charges > 0 ? money('cbc:ChargeTotalAmount', charges, currency) : '',
      money('cbc:PayableAmount', document.total, currency),
    ),
  ];
};

/** A credit note has no element for a due date. */
const headOf = (document: EDocument): string[] => [
  leaf('cbc:CustomizationID', customizationOf(document)),
  leaf('cbc:ProfileID', processOf(document)),
  leaf('cbc:ID', document.number),
  leaf('cbc:IssueDate', document.date),
  rootOf(document) === 'Invoice' ? leaf('cbc:DueDate', document.dueDate) : '',
  leaf(`cbc:${rootOf(document)}TypeCode`, document.typeCode),
  leaf('cbc:Note', document.note),
  leaf('cbc:DocumentCurrencyCode', document.currency),
  leaf('cbc:TaxCurrencyCode', document.taxInBase?.currency),
  leaf('cbc:BuyerReference', document.buyerReference),
  node('cac:InvoicePeriod', leaf('cbc:StartDate', document.supplyFrom), leaf('cbc:EndDate', document.supplyTo)),
  ...document.preceding.map(({ number, date }) =>
    node(
      'cac:BillingReference',
      node('cac:InvoiceDocumentReference', leaf('cbc:ID', number), leaf('cbc:IssueDate', date)),
    ),
  ),
];

/** Writes a document of the Peppol billing profile: an invoice, or a credit note with its own root (UBL 2.1). */
export const ublOf = (document: EDocument): string =>
  xmlDocument(
    rootOf(document),
    {
      xmlns: `${NAMESPACE}${rootOf(document)}-2`,
      'xmlns:cac': `${NAMESPACE}CommonAggregateComponents-2`,
      'xmlns:cbc': `${NAMESPACE}CommonBasicComponents-2`,
    },
    ...headOf(document),
    node('cac:AccountingSupplierParty', partyOf(document.seller)),
    node('cac:AccountingCustomerParty', partyOf(document.buyer)),
    deliveryOf(document),
    paymentOf(document),
    node('cac:PaymentTerms', leaf('cbc:Note', document.terms)),
    ...document.allowances.map((one) => allowanceOf(document, one, category('cac:TaxCategory', one))),
    ...totalsOf(document),
    ...document.lines.map((line, i) => lineOf(document, line, i)),
  );
