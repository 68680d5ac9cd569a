// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The demo's test token: ERC-20, ERC-2612 permit and a faucet. Has no value.
contract FoyerToken {
    string public constant name = "Foyer Test Token";
    string public constant symbol = "FOYER";
    uint8 public constant decimals = 18;

    /// Amount per call of the faucet.
    uint256 public constant FAUCET_AMOUNT = 1_000e18;
    /// The faucet rejects accounts that hold this much or more.
    uint256 public constant FAUCET_LIMIT = 10_000e18;

    bytes32 private constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    /// Half the order of secp256k1: a signature with a greater s duplicates another one (EIP-2).
    uint256 private constant MAX_S = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    uint256 public totalSupply;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;
    mapping(address => uint256) public nonces;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    error InsufficientBalance(address holder, uint256 balance, uint256 needed);
    error InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error InvalidReceiver(address receiver);
    error FaucetLimitReached(uint256 balance, uint256 limit);
    error PermitExpired(uint256 deadline);
    error InvalidPermit(address signer, address owner);

    /// Mints FAUCET_AMOUNT to the caller.
    function faucet() external {
        uint256 held = balanceOf[msg.sender];
        if (held >= FAUCET_LIMIT) revert FaucetLimitReached(held, FAUCET_LIMIT);
        totalSupply += FAUCET_AMOUNT;
        balanceOf[msg.sender] = held + FAUCET_AMOUNT;
        emit Transfer(address(0), msg.sender, FAUCET_AMOUNT);
    }

    function transfer(address to, uint256 value) external returns (bool) {
        move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        // The maximum means no limit and is not reduced.
        if (allowed != type(uint256).max) {
            if (allowed < value) revert InsufficientAllowance(msg.sender, allowed, value);
            allowance[from][msg.sender] = allowed - value;
        }
        move(from, to, value);
        return true;
    }

    function approve(address spender, uint256 value) external returns (bool) {
        setAllowance(msg.sender, spender, value);
        return true;
    }

    /// Sets an allowance signed by the owner (ERC-2612). Valid once, until `deadline`, in Unix
    /// seconds.
    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        if (block.timestamp > deadline) revert PermitExpired(deadline);
        bytes32 permitHash = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), permitHash));
        address signer = uint256(s) > MAX_S ? address(0) : ecrecover(digest, v, r, s);
        if (signer == address(0) || signer != owner) revert InvalidPermit(signer, owner);
        setAllowance(owner, spender, value);
    }

    /// Computed on each call, so that a fork with another chain id rejects signatures of this one.
    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        return keccak256(
            abi.encode(DOMAIN_TYPEHASH, keccak256(bytes(name)), keccak256("1"), block.chainid, address(this))
        );
    }

    function move(address from, address to, uint256 value) private {
        if (to == address(0)) revert InvalidReceiver(to);
        uint256 held = balanceOf[from];
        if (held < value) revert InsufficientBalance(from, held, value);
        unchecked {
            // No overflow: a balance never exceeds the total supply.
            balanceOf[from] = held - value;
            balanceOf[to] += value;
        }
        emit Transfer(from, to, value);
    }

    function setAllowance(address owner, address spender, uint256 value) private {
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }
}
