import type { Translated } from '#shared/kernel/text/translated.ts';
import { de } from './texts/de.ts';
import { en, type InvoiceTexts } from './texts/en.ts';
import { es } from './texts/es.ts';
import { it } from './texts/it.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { ptBr } from './texts/pt-br.ts';

export const INVOICE_TEXTS: Translated<InvoiceTexts> = { en, nl, de, it, es, 'pt-br': ptBr, pt };
