import { getContract, getKeyFigures, getPlanning, listContractLines } from '@hireyard/contract';
import { api, read } from '../../../api/api.ts';

const contracts = api.injectEndpoints({
  endpoints: (build) => ({
    contractLines: build.query(read(listContractLines, ['ContractLine'])),
    keyFigures: build.query(read(getKeyFigures, ['KeyFigures'])),
    planning: build.query(read(getPlanning, ['Planning'])),
    contract: build.query(read(getContract, ['Contract'])),
  }),
});

export const { useContractLinesQuery, useKeyFiguresQuery, usePlanningQuery, useContractQuery } = contracts;
