import { getContract, getKeyFigures, getPlanning, listContractLines } from '@hireyard/contract';
import { api, read } from '../../../api/api.ts';

const contracts = api.injectEndpoints({
  endpoints: (build) => ({
    contractLines: build.query(read(listContractLines)),
    keyFigures: build.query(read(getKeyFigures)),
    planning: build.query(read(getPlanning)),
    contract: build.query(read(getContract)),
  }),
});

export const { useContractLinesQuery, useKeyFiguresQuery, usePlanningQuery, useContractQuery } = contracts;
