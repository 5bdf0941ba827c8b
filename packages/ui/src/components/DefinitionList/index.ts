export { type DefinitionItem, DefinitionList, type DefinitionListProps } from './DefinitionList.tsx';
export { type Contact, contactValue, linesValue } from './values.tsx';
