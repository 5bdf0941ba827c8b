/** Text of whole pages and of what only one kind of page shows. One object a component, under the component's name. */
export interface PagesLocale {
  BrowserNotice: { title: string; text: string };
  DocumentList: {
    caption: string;
    document: string;
    date: string;
    contract: string;
    status: string;
    amount: string;
    files: string;
    unread: string;
    none: string;
    download: (format: string, document: string) => string;
  };
  InstancePage: { title: string; text: string; chosen: (name: string) => string };
  OrderList: {
    caption: string;
    order: string;
    project: string;
    period: string;
    machines: string;
    status: string;
    estimate: string;
    none: string;
  };
  RequestProductHeader: { loading: string; specifications: string };
  WhatsNewPage: {
    title: string;
    new: string;
    better: string;
    fixed: string;
    unread: string;
    emptyTitle: string;
    emptyText: string;
  };
}
