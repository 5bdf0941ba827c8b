export { BudgetBar, type BudgetBarPart, type BudgetBarProps } from './BudgetBar.tsx';
