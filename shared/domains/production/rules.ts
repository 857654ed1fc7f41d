import { LIFE, machine } from '#shared/kernel/machine.ts';

export const productionMachine = machine({ name: 'production', first: 'live', steps: LIFE });
