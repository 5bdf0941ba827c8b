import { isValidElement } from 'react';
import type { ArgTypes, ArgTypesEnhancer, Renderer } from 'storybook/internal/types';

/** Gives a text control to a node that is a string, and none to an element, which would show as React's object. */
export const controlsOfNodes: ArgTypesEnhancer<Renderer> = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = (initialArgs as Record<string, unknown>)[name];
      if (isValidElement(value)) return [name, { ...argType, control: false }];
      const isNode = argType.table?.type?.summary === 'ReactNode';
      return [name, isNode && typeof value === 'string' ? { ...argType, control: 'text' } : argType];
    }),
  ) as ArgTypes;
