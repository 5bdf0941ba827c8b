import java.util.List;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ClientsApi;
import org.openapitools.client.api.ContractLinesApi;
import org.openapitools.client.model.CompanyClient;
import org.openapitools.client.model.CompanyLine;
import org.openapitools.client.model.ListCompanyLinesAnswer;
import org.openapitools.client.model.Problem;

/**
 * Lists the machines of each client that are on rent, and reads the first one again, on the client that OpenAPI
 * Generator makes of the back office's document ("A generated client" in docs/backoffice.md).
 * Arguments: the address of the portal, the secret of a machine account, and the time since when lines have changed.
 */
public final class LinesOnRent {
  private static final int PAGE = 200;

  public static void main(String[] args) throws Exception {
    ApiClient api = new ApiClient();
    api.updateBaseUri(args[0]);
    api.setRequestInterceptor(request -> request.header("Authorization", "Bearer " + args[1]));
    String since = args.length > 2 ? args[2] : null;
    try {
      for (CompanyClient client : new ClientsApi(api).listCompanyClients(null, PAGE, null, null, null).getItems())
        printLines(new ContractLinesApi(api), client, since);
    } catch (ApiException refused) {
      if (refused.getResponseBody() == null) throw refused;
      Problem problem = api.getObjectMapper().readValue(refused.getResponseBody(), Problem.class);
      System.err.printf("%d %s: %s (%s)%n", problem.getStatus(), problem.getType(), problem.getTitle(), problem.getTraceId());
      System.exit(1);
    }
  }

  private static void printLines(ContractLinesApi lines, CompanyClient client, String since) throws ApiException {
    System.out.printf("%s %s%n", client.getCustomerNumber(), client.getName());
    CompanyLine first = null;
    ListCompanyLinesAnswer answer = null;
    do {
      String after = answer == null ? null : answer.getNext();
      List<String> of = List.of(client.getUuid().toString());
      answer = lines.listCompanyLines(null, PAGE, after, since, null, List.of("onRent"), of);
      for (CompanyLine line : answer.getItems()) {
        if (first == null) first = line;
        System.out.printf("  %s/%d %s since %s%n", line.getContractNumber(), line.getLineNo(), line.getProductCode(), line.getOnRentAt());
      }
    } while (answer.getHasMore());
    if (first != null) System.out.printf("  version %d%n", lines.getCompanyLine(first.getId().toString()).getVersion());
  }
}
