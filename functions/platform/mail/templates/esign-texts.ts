import type { Translated } from '#shared/kernel/text/translated.ts';
import { de } from './esign-texts/de.ts';
import { en } from './esign-texts/en.ts';
import { es } from './esign-texts/es.ts';
import { it } from './esign-texts/it.ts';
import { nl } from './esign-texts/nl.ts';
import { pt } from './esign-texts/pt.ts';
import { ptBr } from './esign-texts/pt-br.ts';
import type { EsignTexts } from './esign-texts/texts.ts';

/** The texts of the mails about a signing. They promise the simple electronic signature and the seal, no more. */
export const ESIGN_TEXTS: Translated<EsignTexts> = { en, nl, de, it, es, 'pt-br': ptBr, pt };
