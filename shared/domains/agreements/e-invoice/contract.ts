import * as z from 'zod';
import { Download } from '#shared/domains/agreements/agreement/rendering.ts';
import { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { reads, writes } from '#shared/kernel/contract/access.ts';
import { Rev } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { EAddress } from '#shared/kernel/money/e-address.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { eInvoiceErrors } from './errors.ts';
import { Compliance, EForm, Entity, EntityInput } from './schemas.ts';

const OfInvoice = z.object({ invoiceId: Id });

export const eInvoiceContract = contract('e-invoice', {
  errors: eInvoiceErrors,
  routes: {
    /** Lists what keeps a document from being sent as an e-invoice. A draft is checked as it would be issued now. */
    verify: route(core('POST', '/einvoice/VerifyEInvoiceCompliance'), reads('invoice.read'), {
      body: OfInvoice,
      output: Compliance,
    }),
    /** A bookkeeping at the access point, or what would be registered there. */
    entity: route(core('GET', '/einvoice/entity/{id}'), reads('masterData.read'), { output: Entity }),
    /** Registers a bookkeeping with the access point. A repeat finds the entity of the first time. */
    createEntity: route(core('POST', '/einvoice/entity'), writes('masterData.update'), {
      timeout: 30,
      body: EntityInput.extend({ bookkeepingId: Id }),
      output: Entity,
    }),
    /** Adds an address that a registered bookkeeping sends from. */
    addIdentifier: route(core('POST', '/einvoice/peppolidentifiers'), writes('masterData.update'), {
      timeout: 30,
      query: z.object({ legalEntityId: Id }),
      body: EAddress,
      output: Entity,
    }),
    /** Submits an issued document to the access point. The outcome follows later. */
    submit: route(core('POST', '/einvoice/invoice'), writes('invoice.send', 'files:write'), {
      timeout: 30,
      query: OfInvoice,
      body: Rev,
      output: Invoice,
    }),
    /** An address of a minute for an issued document as a file. */
    download: route(core('POST', '/einvoice/download'), writes('invoice.read', 'files:read', 'files:write'), {
      timeout: 30,
      memory: 1024,
      body: OfInvoice.extend({ form: EForm }),
      output: Download,
    }),
  },
});
