import type { InputType } from 'storybook/internal/types';

/** Row of a property of MUI in a component's table. A list of values is a choice. */
export const argType = (description: string, type: string | readonly string[], defaultValue?: string): InputType => ({
  description,
  ...(typeof type === 'string'
    ? type === 'boolean' || type === 'string'
      ? { control: type === 'string' ? 'text' : 'boolean' }
      : { control: false }
    : { control: 'select', options: type }),
  table: {
    type: { summary: typeof type === 'string' ? type : type.map((value) => `'${value}'`).join(' | ') },
    ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
  },
});
