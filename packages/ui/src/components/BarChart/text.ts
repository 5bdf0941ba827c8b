export const barChartText = { asTable: 'As a table', asChart: 'As a chart' };
