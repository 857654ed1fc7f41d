import { AFRelationship, PDFDocument, PDFName } from 'pdf-lib';
import { escaped } from '#shared/kernel/text/xml-text.ts';

/** The name that readers of Factur-X and ZUGFeRD 2 look for. */
const NAME = 'factur-x.xml';

interface InvoiceData {
  /** The invoice as Cross Industry Invoice. */
  readonly xml: string;
  readonly title: string;
  readonly author: string;
  /** The time of the issue, so that the same invoice is the same file. */
  readonly at: Date;
}

/**
 * The metadata that name the data and its profile, with the schema that PDF/A asks for an extension. The file does not
 * call itself PDF/A-3: no validator has seen one of ours, and it has no output intent.
 */
const metadataOf = ({ title, author, at }: InvoiceData): string => {
  const property = (name: string, description: string) =>
    `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreateDate>${at.toISOString()}</xmp:CreateDate></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${NAME}</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${[
    property('DocumentFileName', 'Name of the embedded XML invoice file'),
    property('DocumentType', 'INVOICE'),
    property('Version', 'Version of the Factur-X data'),
    property('ConformanceLevel', 'Conformance level of the Factur-X data'),
  ].join('')}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
};

/** Puts an invoice as data into its printed file (Factur-X, ZUGFeRD in the EN 16931 profile). The pages stay. */
export async function withInvoiceData(pdf: Uint8Array, data: InvoiceData): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  await document.attach(Buffer.from(data.xml), NAME, {
    mimeType: 'text/xml',
    description: 'Invoice data (EN 16931)',
    creationDate: data.at,
    modificationDate: data.at,
    afRelationship: AFRelationship.Alternative,
  });
  const metadata = document.context.stream(Buffer.from(metadataOf(data)), { Type: 'Metadata', Subtype: 'XML' });
  document.catalog.set(PDFName.of('Metadata'), document.context.register(metadata));
  return document.save();
}
