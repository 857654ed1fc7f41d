import { excelTemplateStore } from '#functions/domains/attached/excel-template/store.ts';
import { ExcelTemplateInput } from '#shared/domains/attached/excel-template/schemas.ts';
import { sow } from './sow.ts';
import type { Stage } from './stage.ts';

const template = (mainArea: ExcelTemplateInput['mainArea'], name: string, columns: string) =>
  ExcelTemplateInput.parse({ mainArea, name, columns: columns.split(' ').map((id) => ({ id })) });

/** The files an agency hands round. */
const TEMPLATES = [
  { ...template('show', 'Tour list', 'date artist venue city status start end'), isDefault: true },
  template('show', 'Fees of the season', 'number date artist promoter fee currency status owner'),
  template('contract', 'Contracts out', 'number date artists company stage gross owner'),
  template('production', 'Productions of the year', 'name start end artists status'),
  template('company', 'Address list', 'name addressLine1 postalCode city country email phone'),
  template('contact', 'Phone list', 'name company position mobile phone email'),
  template('artist', 'Roster', 'name genre city commission status'),
  template('venue', 'Venues by capacity', 'name city country capacity website'),
];

export const inventExcel = (stage: Stage) => sow(stage, excelTemplateStore, TEMPLATES);
