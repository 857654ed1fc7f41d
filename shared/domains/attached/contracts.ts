import type { Contract } from '#shared/kernel/contract/route.ts';
import { checklistContract } from './checklist/contract.ts';
import { excelTemplateContract } from './excel-template/contract.ts';
import { fileContract } from './file/contract.ts';
import { messageTemplateContract } from './message-template/contract.ts';
import { mySelectionContract } from './my-selection/contract.ts';
import { noteContract } from './note/contract.ts';
import { taskContract } from './task/contract.ts';
import { wordTemplateContract } from './word-template/contract.ts';

export const attachedContracts: readonly Contract[] = [
  checklistContract,
  excelTemplateContract,
  fileContract,
  messageTemplateContract,
  mySelectionContract,
  noteContract,
  taskContract,
  wordTemplateContract,
];
