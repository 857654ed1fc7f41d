import { freeFieldStore } from '#functions/domains/free-field/store.ts';
import { masterHandlers, sortHandler } from '#functions/platform/record/master-handlers.ts';
import { refuseInUse } from '#functions/platform/record/references.ts';
import { freeFieldCategoryContract } from '#shared/domains/free-field-category/contract.ts';
import { AppError } from '#shared/kernel/error.ts';
import { freeFieldCategoryStore } from './store.ts';

const { routes } = freeFieldCategoryContract;

export const handlers = {
  ...masterHandlers(routes, freeFieldCategoryStore, {
    prepare: (_ctx, input, before) => {
      if (before && before.mainArea !== input.mainArea) throw new AppError('freeField.fixed', { field: 'mainArea' });
      return input;
    },
    checkRemoval: (ctx, { id }) => refuseInUse(ctx, [freeFieldStore], ({ categoryId }) => categoryId === id),
  }),
  ...sortHandler(routes, freeFieldCategoryStore),
};
