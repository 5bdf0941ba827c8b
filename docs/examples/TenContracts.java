import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.stream.IntStream;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ChangesApi;
import org.openapitools.client.api.ContractsApi;
import org.openapitools.client.api.LinesApi;
import org.openapitools.client.model.*;

/**
 * Brings ten contracts with a machine each in, as history that nobody is told of, and reads the changes, on the client that
 * OpenAPI Generator makes of the back office's document ("A generated client" in docs/backoffice.md).
 * Arguments: the address of the portal, the secret of a machine account, and the client, depot and product code to use.
 */
public final class TenContracts {
  private static final OffsetDateTime NOW = OffsetDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.SECONDS);

  public static void main(String[] args) throws Exception {
    ApiClient api = new ApiClient();
    api.updateBaseUri(args[0]);
    api.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + args[1]));
    try {
      List<ImportCompanyContractsBodyItem> contracts = IntStream.rangeClosed(1, 10)
          .mapToObj(n -> new ImportCompanyContractsBodyItem().externalId("TEN-" + n).number("TEN-" + n).client(args[2]).depot(args[3]))
          .toList();
      ImportCompanyContractsBody body = new ImportCompanyContractsBody().items(contracts);
      print("contracts", new ContractsApi(api).importCompanyContracts(body.notify(ImportCompanyContractsBody.NotifyEnum.NONE), null));
      List<ImportCompanyLinesBodyItem> lines = contracts.stream().map(contract -> lineOf(contract, args[4])).toList();
      ImportCompanyLinesBody all = new ImportCompanyLinesBody().items(lines).notify(ImportCompanyLinesBody.NotifyEnum.NONE);
      print("lines", new LinesApi(api).importCompanyLines(all, null));
      readChanges(new ChangesApi(api));
    } catch (ApiException refused) {
      System.err.println(refused.getCode() + " " + refused.getResponseBody());
      System.exit(1);
    }
  }

  private static ImportCompanyLinesBodyItem lineOf(ImportCompanyContractsBodyItem contract, String product) {
    return new ImportCompanyLinesBodyItem().externalId(contract.getExternalId() + "-1").contract(contract.getExternalId())
        .status(ImportCompanyLinesBodyItem.StatusEnum.ON_RENT).productCode(product).onRentAt(NOW.minusDays(3))
        .lineNo(1).sourceVersion(NOW.toInstant().toEpochMilli());
  }

  private static void print(String kind, BatchAnswer answer) {
    System.out.printf("%s: %d created, %d refused%n", kind, answer.getCreated(), answer.getRefused());
  }

  private static void readChanges(ChangesApi changes) throws ApiException {
    String after = null;
    GetCompanyChangesAnswer page;
    do {
      page = changes.getCompanyChanges(after, List.of("contractLine"), 100);
      for (CompanyChange change : page.getItems()) System.out.printf("changed: %s %s%n", change.getKind(), change.getExternalId());
      after = page.getNext();
    } while (page.getHasMore());
  }
}
