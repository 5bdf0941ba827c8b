import java.io.File;
import java.io.FileInputStream;
import java.util.List;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Checks files by the rules of PDF/A-3a and PDF/UA-1, and prints a line for each file and standard, and for each fault. */
public class CheckPdf {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) {
      for (PDFAFlavour standard : List.of(PDFAFlavour.PDFA_3_A, PDFAFlavour.PDFUA_1)) {
        try (PDFAParser parser = Foundries.defaultInstance().createParser(new FileInputStream(file), standard);
            PDFAValidator validator = Foundries.defaultInstance().createValidator(standard, false)) {
          ValidationResult result = validator.validate(parser);
          String name = new File(file).getName();
          System.out.println("RESULT " + name + " " + standard.getId() + " " + (result.isCompliant() ? "pass" : "fail"));
          for (TestAssertion assertion : result.getTestAssertions()) {
            if (assertion.getStatus() != TestAssertion.Status.FAILED) continue;
            System.out.println("FAULT " + name + " " + assertion.getRuleId().getClause() + "-"
                + assertion.getRuleId().getTestNumber() + " " + assertion.getMessage());
          }
        }
      }
    }
  }
}
