import type { API, ASTNode, FileInfo, JSCodeshift } from 'jscodeshift';
import { kitFile } from './kit-usage.ts';

const ROOT = '@hireyard/ui';
const RENTAL = '@hireyard/ui/rental';
/** Entry of a single component. */
const COMPONENT = /^@hireyard\/ui\/components\/(\w+)$/;

/** Exports that moved from the root to the entry of the rental trade. */
const MOVED = new Set(
  `addDays BlockedBanner BlockedBannerAction BlockedBannerProps ContractLineStatus ContractOverview ContractOverviewProps
  dayMiddle DocumentColumn DocumentColumnOptions documentColumns DocumentFile DocumentList DocumentListProps DocumentRow
  elapsedShare Instance InstancePage InstancePageProps InvoiceStatus NewOrderButton NewOrderButtonProps OrderColumn
  OrderColumnOptions orderColumns OrderList OrderListProps OrderRow OrderStatus PLANNING_ZOOMS PlanningBar PlanningCell
  PlanningGap PlanningGroup PlanningItem PlanningItemProps PlanningRow PlanningRows PlanningTimeline PlanningTimelineProps
  PlanningWindow PlanningZoom ProjectStatus RENTAL_TONES RentalPeriod RentalPeriodBar RentalPeriodBarProps RentalStatus
  rentalTone RequestProduct RequestProductHeader RequestProductHeaderProps shiftWindow useDocumentColumns useOrderColumns
  windowAround windowFrom`.split(/\s+/),
);

interface Listing {
  source?: ASTNode | null;
  specifiers?: { type: string; imported?: { name: unknown }; local?: { name: unknown } | null }[];
  importKind?: string;
  exportKind?: string;
}

/** Name that a specifier takes from the kit. */
const nameOf = ({ imported, local }: NonNullable<Listing['specifiers']>[number]) => String((imported ?? local)?.name);

/** Takes the names that moved out of a declaration. Returns them, or nothing where none has. */
function takeMoved(node: Listing): NonNullable<Listing['specifiers']> {
  const specifiers = node.specifiers ?? [];
  const moved = specifiers.filter((one) => /^(Import|Export)Specifier$/.test(one.type) && MOVED.has(nameOf(one)));
  if (moved.length > 0) node.specifiers = specifiers.filter((one) => !moved.includes(one));
  return moved;
}

/** Name of the component that a declaration takes from its own entry. */
const componentOf = ({ source }: Listing) => COMPONENT.exec(String((source as { value?: unknown } | null)?.value))?.[1];

/** Copies what the source of a declaration says of it, such as `import type`. */
function alike(
  j: JSCodeshift,
  node: Listing & ASTNode,
  specifiers: NonNullable<Listing['specifiers']>,
  entry = RENTAL,
) {
  const source = j.stringLiteral(entry);
  const made =
    node.type === 'ImportDeclaration'
      ? j.importDeclaration(specifiers as never, source, node.importKind as never)
      : j.exportNamedDeclaration(null, specifiers as never, source);
  if (node.exportKind === 'type') Object.assign(made, { exportKind: 'type' });
  return made;
}

/** What knows orders, contracts and documents is imported from `@hireyard/ui/rental`. */
export default function transform(info: FileInfo, api: API): string | undefined {
  const file = kitFile(info, api, MOVED);
  if (!file) return undefined;
  const { j, source } = file;
  let changed = false;
  for (const kind of [j.ImportDeclaration, j.ExportNamedDeclaration]) {
    source.find(kind as typeof j.ImportDeclaration).forEach((path) => {
      const node = path.node as Listing & ASTNode;
      const component = componentOf(node);
      if (component === undefined || !MOVED.has(component)) return;
      changed = true;
      path.replace(alike(j, node, node.specifiers ?? [], `${RENTAL}/${component}`));
    });
    source.find(kind as typeof j.ImportDeclaration, { source: { value: ROOT } } as never).forEach((path) => {
      const node = path.node as Listing & ASTNode;
      const moved = takeMoved(node);
      if (moved.length === 0) return;
      changed = true;
      path.insertAfter(alike(j, node, moved));
      if (node.specifiers?.length === 0) path.prune();
    });
  }
  return changed ? source.toSource({ quote: 'single' }) : undefined;
}
