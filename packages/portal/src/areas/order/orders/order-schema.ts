import { type OrderedFor, type OrderRules, orderIssues } from '@hireyard/contract';
import { OrderEdit } from '@hireyard/contract/schemas';

/**
 * The contract's schema and, if the order is sent, the order rules that the server checks too. Rules that are not
 * loaded yet are not checked.
 */
export const orderSchema = (getData: () => { rules: OrderRules | undefined; project: OrderedFor | null }) => ({
  safeParse: (values: unknown): ReturnType<typeof OrderEdit.safeParse> => {
    const parsed = OrderEdit.safeParse(values);
    const { rules, project } = getData();
    if (!parsed.success || !parsed.data.submit || !rules) return parsed;
    const ruleIssues = orderIssues(parsed.data, rules, project);
    if (ruleIssues.length === 0) return parsed;
    const issues = ruleIssues.map(({ path, code, params }) => ({
      code: 'custom' as const,
      path: [...path],
      message: code,
      params: { ...params, code },
    }));
    return { success: false, error: { issues } } as unknown as ReturnType<typeof OrderEdit.safeParse>;
  },
});
