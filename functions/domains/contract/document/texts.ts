import type { Translated } from '#shared/kernel/translated.ts';
import { de } from './texts/de.ts';
import { type ContractTexts, en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { it } from './texts/it.ts';
import { nl } from './texts/nl.ts';
import { pt } from './texts/pt.ts';
import { ptBr } from './texts/pt-br.ts';

export const CONTRACT_TEXTS: Translated<ContractTexts> = { en, nl, de, it, es, 'pt-br': ptBr, pt };
